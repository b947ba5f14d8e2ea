/** Work that the stop of this process has cut short. Another process, or the next start, can do it. */
export class Stopping extends Error {
  constructor() {
    super('This process is stopping')
  }
}
