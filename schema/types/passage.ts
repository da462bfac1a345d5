import { createUnionType, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { FoundPassage } from '../../engines/passages/index.js';
import type { Clocks } from '../../src/core/index.js';
import * as enums from '../enums.js';
import { DateScalar, InputRejected, Span } from './common.js';

@ObjectType({ description: 'A place in a notice or a document that speaks of what was searched.' })
export class Passage {
  constructor(
    readonly found: FoundPassage,
    readonly clocks: Clocks,
  ) {}
  @Field(() => enums.PassageKind)
  get kind(): keyof typeof enums.PassageKind {
    return this.found.kind;
  }
  @Field(() => ID, { nullable: true, description: 'Of a notice.' })
  get publicationId(): string | null {
    return this.found.publicationId;
  }
  @Field(() => ID, { nullable: true, description: 'Of a document.' })
  get documentId(): string | null {
    return this.found.documentId;
  }
  @Field(() => String, { description: "A notice's number, a document's file name." })
  get label(): string {
    return this.found.label;
  }
  @Field(() => String)
  get title(): string {
    return this.found.title;
  }
  @Field(() => enums.Language, { nullable: true })
  get language(): keyof typeof enums.Language | null {
    return this.found.language;
  }
  @Field(() => DateScalar, { nullable: true })
  get publicationDate(): string | null {
    return this.found.publicationDate;
  }
  @Field(() => String)
  get quote(): string {
    return this.found.quote;
  }
  @Field(() => Span)
  get span(): Span {
    return this.found.span;
  }
  @Field(() => String, { description: 'SHA-256 of the text that the span points into.' })
  get textHash(): string {
    return this.found.textHash;
  }
  @Field(() => String, { nullable: true, description: 'The official page of the notice.' })
  get sourceUrl(): string | null {
    return this.found.sourceUrl;
  }
  @Field(() => Float, { description: 'Comparable within one result only.' })
  get score(): number {
    return this.found.score;
  }
  @Field(() => Int, { nullable: true, description: 'Its place by words, from 1 on; null: not found that way.' })
  get lexicalRank(): number | null {
    return this.found.lexicalRank;
  }
  @Field(() => Int, { nullable: true, description: 'Its place by meaning.' })
  get denseRank(): number | null {
    return this.found.denseRank;
  }
}

@ObjectType({ description: 'Best first.' })
export class Passages {
  @Field(() => [Passage])
  passages: Passage[];
  @Field(() => enums.PassageMode)
  mode: keyof typeof enums.PassageMode;
  @Field(() => Boolean, { description: 'False where not everything was looked at; `detail` says why.' })
  complete: boolean;
  @Field(() => String, {
    description: 'Why the search was by words alone, or not complete, and what to do; else empty.',
  })
  detail: string;
  @Field(() => Int, { description: 'The ledger position searched.' })
  position: number;
}
export const PassagesResult = createUnionType({
  name: 'PassagesResult',
  types: () => [Passages, InputRejected] as const,
});
