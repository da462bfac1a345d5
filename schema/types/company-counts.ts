import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Canton, EventTopic, FirmStatus, HappenedBy, HappenedOrder } from '../enums.js';
import { DateScalar } from './common.js';
import { Company } from './company.js';

@InputType({ description: 'What happened to a firm: of BANKRUPTCY, LIQUIDATION and DELETED it came into that status.' })
export class HappenedInput {
  @Field(() => EventTopic)
  topic: keyof typeof EventTopic;
  @Field(() => HappenedBy, { defaultValue: 'LEGAL_DATE', description: 'Which date lies between `from` and `to`.' })
  by: keyof typeof HappenedBy;
  @Field(() => DateScalar, { nullable: true, description: 'Inclusive.' })
  from?: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'Inclusive.' })
  to?: string | null;
}

@InputType({ description: 'What else happened to a firm, or, negated, did not.' })
export class AlsoHappenedInput extends HappenedInput {
  @Field(() => HappenedOrder, {
    defaultValue: 'ANY',
    description: 'AFTER: it followed what `happened` asks, the same day included. ANY where that asks nothing.',
  })
  order: keyof typeof HappenedOrder;
  @Field(() => Boolean, { defaultValue: false })
  negated: boolean;
}

@InputType({ description: 'Which firms; all conditions hold together.' })
export class CompanyFilter {
  @Field(() => Canton, { nullable: true })
  canton?: keyof typeof Canton | null;
  @Field(() => String, { nullable: true, description: 'A municipality; case and marks do not matter.' })
  seat?: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'An address or a part of it, e.g. `Bahnhofstr. 1, Zug` or `c/o Muster AG`: each stretch between commas begins one of the address. 1 to 200 characters.',
  })
  address?: string | null;
  @Field(() => String, { nullable: true, description: 'Four-digit code, e.g. 0106.' })
  legalForm?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Words with which words of the purpose begin, all of them. 1 to 200 characters.',
  })
  purpose?: string | null;
  @Field(() => FirmStatus, { nullable: true, description: 'Null: any but DELETED; of what happened, any.' })
  status?: keyof typeof FirmStatus | null;
  @Field(() => HappenedInput, {
    nullable: true,
    description: 'Only firms to which this happened; the other conditions are then of that day, but for status.',
  })
  happened?: HappenedInput | null;
  @Field(() => [AlsoHappenedInput], {
    nullable: true,
    description: 'Each holds as well, wherever the firm then was: founded in 2020, then bankrupt. At most 3.',
  })
  also?: AlsoHappenedInput[] | null;
}

@ObjectType()
export class CompanyCount {
  @Field(() => String, { description: 'Empty: what no notice tells.' })
  key: string;
  @Field(() => Int)
  companies: number;
  @Field(() => Int, { description: 'What may count too, but is not known to.' })
  unknown: number;
}

@ObjectType({ description: 'Firms, branches among them; those that are only named in the notices of others are not.' })
export class CompanyCounts {
  @Field(() => [CompanyCount], { description: 'None empty; no rows without `by`.' })
  rows: CompanyCount[];
  @Field(() => Int, { description: 'Of which every condition surely held; each once.' })
  total: number;
  @Field(() => Int, { description: 'What may count too, but is not known to.' })
  unknown: number;
  @Field(() => Boolean)
  complete: boolean;
  @Field(() => [Company], { description: 'The first of those counted, by uid.' })
  companies: Company[];
}
