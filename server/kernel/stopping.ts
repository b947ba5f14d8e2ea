/** Marks work that was aborted because this process stops. Another process, or the next start, can repeat the work. */
export class Stopping extends Error {
  constructor() {
    super('This process is stopping')
  }
}
