/** Room for what a thread makes and drops with every notice, so that little of it is moved on to be collected later. MB. */
export const YOUNG_MB = 96;
