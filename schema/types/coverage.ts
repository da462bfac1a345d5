import { Field, Int, ObjectType } from 'type-graphql';
import type { Coverage as CoreCoverage } from '../../ingest/contract.js';
import { DateScalar } from './common.js';

@ObjectType({ description: 'Days of publication, both inclusive, of one rubric and canton.' })
export class CoverageWindow {
  @Field(() => String)
  rubric: string;
  @Field(() => String, { description: 'Empty: publications that name no canton.' })
  canton: string;
  @Field(() => DateScalar)
  from: string;
  @Field(() => DateScalar)
  to: string;
}
@ObjectType({
  description: 'Publications loaded one by one: between the first and the last day others may be missing.',
})
export class SingleNotices {
  @Field(() => Int)
  publications: number;
  @Field(() => DateScalar)
  from: string;
  @Field(() => DateScalar)
  to: string;
}
@ObjectType({ description: 'Publications of one sub-rubric and canton that are held.' })
export class LoadedRange extends SingleNotices {
  @Field(() => String)
  rubric: string;
  @Field(() => String)
  subRubric: string;
  @Field(() => String)
  canton: string;
}
@ObjectType()
export class Anomaly {
  @Field(() => String)
  code: string;
  @Field(() => Int)
  count: number;
}

@ObjectType({ description: 'What has been loaded: "not in the register" and "not loaded" are different answers.' })
export class Coverage {
  constructor(private readonly coverage: CoreCoverage) {}
  @Field(() => Int, { description: 'The ledger position this describes.' })
  get position(): number {
    return this.coverage.position;
  }
  @Field(() => Int)
  get publications(): number {
    return this.coverage.publications;
  }
  @Field(() => [CoverageWindow], {
    description: 'Ranges loaded whole: nothing published there is missing. Adjoining ones are one.',
  })
  get windows(): CoverageWindow[] {
    return this.coverage.windows;
  }
  @Field(() => SingleNotices, { nullable: true, description: 'Publications in no window. Null: there are none.' })
  get singles(): SingleNotices | null {
    return this.coverage.singles;
  }
  @Field(() => [LoadedRange], { description: 'What is held; no claim that nothing is missing between two days.' })
  get loaded(): LoadedRange[] {
    return this.coverage.loaded;
  }
  @Field(() => Int)
  get quarantined(): number {
    return this.coverage.quarantined;
  }
  @Field(() => Int, { description: 'References to notices that are not held.' })
  get unresolvedReferences(): number {
    return this.coverage.unresolvedReferences;
  }
  @Field(() => Int)
  get unreadCharacters(): number {
    return this.coverage.unreadCharacters;
  }
  @Field(() => [Anomaly])
  get anomalies(): Anomaly[] {
    return this.coverage.anomalies;
  }
}
