/** Shifts the clock of the process by SHIFTED_BY milliseconds. `node --import` loads this module. */
const shift = Number(process.env.SHIFTED_BY)
const now = Date.now

Date.now = () => now() + shift
globalThis.Date = new Proxy(Date, {
  construct: (target, args: [], newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now() + shift], newTarget),
  apply: () => new Date(now() + shift).toString(),
})
