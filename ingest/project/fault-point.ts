/** Called before every durable write and between the steps of one; a test throws here to see that nothing is lost or doubled. */
export type FaultPoint = (name: string) => void;
