/** Sets some fields of an object, each by its own type: Object.assign() takes any. */
export function amend<Held extends object>(held: Held, fields: Partial<NoInfer<Held>>): void {
  Object.assign(held, fields);
}
