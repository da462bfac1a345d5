import { Field, ObjectType } from 'type-graphql';
import { Intent } from '../enums.js';

@ObjectType({ description: 'What the agent can call. Every tool only reads.' })
export class Tool {
  @Field(() => String)
  name: string;
  @Field(() => String, { description: 'When to use it, and what it gives.' })
  description: string;
  @Field(() => [Intent], { description: 'Intents that allow it, besides `all_tools`.' })
  intents: (keyof typeof Intent)[];
  @Field(() => String, { description: 'JSON Schema of its arguments, as JSON text.' })
  inputSchema: string;
}
