/** Marks work that this process aborted because it stops. Another process, or the next start, can do it. */
export class Stopping extends Error {
  constructor() {
    super('This process is stopping')
  }
}
