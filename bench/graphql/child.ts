/** The measured side: tells its address, and on request the CPU it used so far. */
export function reportTo(url: string): void {
  process.on('message', (message) => {
    if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() });
    if (message === 'stop') process.exit(0);
  });
  process.send?.({ url });
}
