import { Field, ID, Int, ObjectType } from 'type-graphql';
import * as enums from '../enums.js';
import { DateScalar, Span } from './common.js';

@ObjectType({ description: 'Whom a question is about, as written there.' })
export class FrameSubject {
  @Field(() => String)
  text: string;
  @Field(() => Span, { description: 'Into the question.' })
  span: Span;
  @Field(() => String, { description: 'COMPANY, PERSON or EITHER.' })
  kind: string;
  @Field(() => ID, { nullable: true, description: 'Once the register has been asked.' })
  uid: string | null;
  @Field(() => String, { nullable: true, description: 'As the register or the conversation knows it.' })
  name: string | null;
}

@ObjectType({ description: 'A stretch of time, half-open.' })
export class DateRange {
  @Field(() => DateScalar, { nullable: true })
  from: string | null;
  @Field(() => DateScalar, { nullable: true })
  to: string | null;
}

@ObjectType({ description: 'What else is asked that happened to firms, or did not.' })
export class AlsoAsked {
  @Field(() => enums.EventTopic)
  topic: keyof typeof enums.EventTopic;
  @Field(() => DateRange, { nullable: true, description: 'Legal dates; null: ever.' })
  range: DateRange | null;
  @Field(() => enums.HappenedOrder, { description: 'Where it stands to the topic of the frame.' })
  order: keyof typeof enums.HappenedOrder;
  @Field(() => Boolean)
  negated: boolean;
}

@ObjectType({ description: 'Why a part of a question is read and not answered.' })
export class Refusal {
  @Field(() => String, {
    description: 'OUTSIDE, UNKNOWN_WORD, NEGATION, COMPARISON, NOT_BUILT, NOTHING or UNKNOWN_UID.',
  })
  type: string;
  @Field(() => String, { nullable: true, description: 'OUTSIDE: what no company register holds.' })
  topic: string | null;
  @Field(() => ID, { nullable: true, description: 'UNKNOWN_UID: the uid in focus that leads nowhere.' })
  uid: string | null;
}

@ObjectType({ description: 'A word of the question and what it was read as.' })
export class ReadAs {
  @Field(() => String)
  text: string;
  @Field(() => String)
  as: string;
}

@ObjectType({ description: 'A notice asked for: by its number, or the latest about the subject.' })
export class NoticeAsked {
  @Field(() => String, { nullable: true, description: 'The number that the gazette gave it.' })
  number: string | null;
  @Field(() => [String], { description: 'DEADLINE, OFFICE, COURT, AUCTION or INSPECTION; empty: all that it says.' })
  details: string[];
}

@ObjectType({
  description:
    'What the rules read a part of a question into; every content word fills a slot or is listed as not understood.',
})
export class QuestionFrame {
  @Field(() => enums.Language)
  language: keyof typeof enums.Language;
  @Field(() => Span, { description: 'Where this part stands in the question.' })
  span: Span;
  @Field(() => enums.Intent)
  intent: keyof typeof enums.Intent;
  @Field(() => enums.Measure)
  measure: keyof typeof enums.Measure;
  @Field(() => [FrameSubject])
  subjects: FrameSubject[];
  @Field(() => FrameSubject, {
    nullable: true,
    description: 'Of PERSON_MANDATES, the firm in which the mandates are asked for; null: wherever they are.',
  })
  within: FrameSubject | null;
  @Field(() => Boolean, {
    description: 'Of several people of that name, the subject is the only one who ever held a mandate in `within`.',
  })
  onlyOneThere: boolean;
  @Field(() => Boolean, { description: 'Since when or for how long is asked: of each the time without a break.' })
  sinceWhen: boolean;
  @Field(() => [enums.Role])
  roles: (keyof typeof enums.Role)[];
  @Field(() => [enums.SignatureKind], { description: 'Only who signs in one of these ways; empty: no condition.' })
  signatures: (keyof typeof enums.SignatureKind)[];
  @Field(() => [enums.EventTopic])
  topics: (keyof typeof enums.EventTopic)[];
  @Field(() => [AlsoAsked], {
    nullable: true,
    description: 'Of a count or list of firms: each holds as well; null: nothing else is asked that happened.',
  })
  also: AlsoAsked[] | null;
  @Field(() => DateScalar, { nullable: true })
  asOf: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'What was known on that day is asked for.' })
  knownOn: string | null;
  @Field(() => DateRange, { nullable: true })
  range: DateRange | null;
  @Field(() => enums.HappenedBy, {
    nullable: true,
    description: 'Of what happened to firms, which date is to lie in the range; null: the legal one.',
  })
  rangeBy: keyof typeof enums.HappenedBy | null;
  @Field(() => String, { nullable: true })
  canton: string | null;
  @Field(() => String, { nullable: true, description: "The seat's municipality as written." })
  municipality: string | null;
  @Field(() => Boolean, { description: 'Of firms that moved: canton and municipality are where they left.' })
  movedAway: boolean;
  @Field(() => Boolean, { description: 'Of firms that moved: they came to the canton from another one.' })
  movedIn: boolean;
  @Field(() => String, { nullable: true, description: 'Of the firms asked for: an address or a part of it.' })
  address: string | null;
  @Field(() => String, { nullable: true })
  legalForm: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Words with which words of the purpose of the firms asked for begin.',
  })
  purpose: string | null;
  @Field(() => String, { nullable: true })
  grouping: string | null;
  @Field(() => String, { nullable: true, description: 'FIRST, LAST, MOST or LEAST.' })
  order: string | null;
  @Field(() => Int, { nullable: true })
  limit: number | null;
  @Field(() => Boolean)
  negated: boolean;
  @Field(() => String, { nullable: true })
  comparison: string | null;
  @Field(() => String, { nullable: true, description: 'Of the firms asked for, where none is named.' })
  status: string | null;
  @Field(() => Refusal, { nullable: true, description: 'Why it is not answered; null: it is.' })
  refusal: Refusal | null;
  @Field(() => [ReadAs], {
    description:
      'Words with a slip of the pen or of another language, and what they were read as; more than one word: what is asked, and what it was taken for.',
  })
  readAs: ReadAs[];
  @Field(() => String, { nullable: true, description: 'Of a count or ranking: COMPANIES, PEOPLE or NOTICES.' })
  counted: string | null;
  @Field(() => String, { nullable: true, description: 'By what a ranking ranks.' })
  metric: string | null;
  @Field(() => Boolean, { description: 'Every value over time is asked for, not the one at a day.' })
  changes: boolean;
  @Field(() => NoticeAsked, { nullable: true, description: 'Of NOTICE: which notice, and what of it.' })
  notice: NoticeAsked | null;
  @Field(() => [String])
  notUnderstood: string[];
}
