/** Shifts the clock of the process by SHIFTED_BY milliseconds. `node --import` loads this module. */
const by = Number(process.env.SHIFTED_BY)
const now = Date.now

Date.now = () => now() + by
globalThis.Date = new Proxy(Date, {
  construct: (target, given: [], made) =>
    Reflect.construct(target, given.length > 0 ? given : [now() + by], made),
  apply: () => new Date(now() + by).toString(),
})
