/** What every engine has in common. */
export interface EngineHealth {
  name: string;
  healthy: boolean;
  latencyMs: number;
  /** For people: what is wrong and what to do. */
  detail: string;
}
