/** Whether some work ends, however it does, within so many milliseconds. It is not stopped. */
export async function settlesWithin(work: Promise<unknown>, longestMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), longestMs)));
  const done = work.then(
    () => true,
    () => true,
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}
