/**
 * Removes unused parts of libraries from the build for browsers (docs/decisions/0067). Every named part must be in the
 * library, so a changed release stops the build.
 */
import type { ESTree, Plugin } from 'vite'

export interface LeftOut {
  /** Last part of the module's path. */
  module: string
  /** Functions that no code calls; a call throws an error. */
  uncalled?: readonly string[]
  /** Functions with a constant result, and their new bodies. */
  fixedBodies?: Readonly<Record<string, string>>
  /** Assigned properties that no code reads; a dot at the end means every property. */
  unreadProperties?: readonly string[]
  /** Expressions of the module with a known value. */
  knownValues?: Readonly<Record<string, string>>
  /** Numbers that a property never has. */
  unusedNumbers?: Readonly<Record<string, readonly number[]>>
}

interface Edit {
  start: number
  end: number
  text: string
}

type IsNever = (test: ESTree.Node | null) => boolean

/** @returns a plugin of Vite; the build fails if a listed module is missing */
export function leaveOut(parts: readonly LeftOut[]): Plugin {
  const missingParts = new Set(parts)
  return {
    name: 'leave-out',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const part = parts.find(({ module }) => id.replaceAll('\\', '/').endsWith(module))
      if (!part) return
      missingParts.delete(part)
      return { code: removeParts(part, code, this.parse(code)), map: null }
    },
    buildEnd(error) {
      if (error || missingParts.size === 0) return
      this.error(`The build has no ${[...missingParts].map(({ module }) => module).join(', ')}.`)
    },
  }
}

/**
 * @returns the code of a module without these parts; the minifier then removes the code that only these parts used
 * @throws {Error} if the module lacks a part
 */
export function removeParts(part: LeftOut, code: string, program: ESTree.Program): string {
  const {
    uncalled = [],
    fixedBodies = {},
    unreadProperties = [],
    knownValues = {},
    unusedNumbers = {},
  } = part
  const bodies = {
    ...fixedBodies,
    ...Object.fromEntries(uncalled.map((name) => [name, throwStatement])),
  }
  const missing = new Set([
    ...unreadProperties,
    ...[bodies, knownValues, unusedNumbers].flatMap(Object.keys),
  ])
  const edits: Edit[] = []
  const replace = (name: string, { start, end }: ESTree.Span, text: string) => {
    missing.delete(name)
    edits.push({ start, end, text })
  }
  const textOf = ({ start, end }: ESTree.Span) => code.slice(start, end)

  walk(program, (node, parent) => {
    if (node.type === 'FunctionDeclaration' && node.id && node.body) {
      const body = Object.hasOwn(bodies, node.id.name) ? bodies[node.id.name] : undefined
      if (body !== undefined) replace(node.id.name, node.body, `{${body}}`)
    }
    if (node.type === 'AssignmentExpression') {
      const name = unreadProperties.find((each) => isNamed(each, textOf(node.left)))
      if (name) replace(name, node, '0')
    }
    const text = textOf(node)
    if (Object.hasOwn(knownValues, text) && isValue(node, parent))
      replace(text, node, `(${knownValues[text]})`)
    for (const [property, numbers] of Object.entries(unusedNumbers)) {
      const isNever: IsNever = (test) =>
        test?.type === 'Literal' && numbers.some((number) => number === test.value)
      for (const edit of unreachable(node, property, isNever)) replace(property, edit, edit.text)
    }
  })
  if (missing.size > 0) throw new Error(`${part.module} has no ${[...missing].join(', ')}.`)
  return applyEdits(code, edits)
}

const throwStatement = 'throw Error("left out of this build")'

const isNamed = (name: string, left: string) =>
  name === left || (name.endsWith('.') && left.startsWith(name))

/**
 * @returns edits that replace comparisons of the property with an unused number by a constant, and
 * remove the cases of these numbers
 */
function unreachable(node: ESTree.Node, property: string, isNever: IsNever): Edit[] {
  if (node.type === 'BinaryExpression') {
    const answer = { '===': '!1', '!==': '!0' }[node.operator as string]
    const sides: ESTree.Node[] = [node.left, node.right]
    const isDecided = answer && sides.some((side) => isProperty(property, side))
    return isDecided && sides.some(isNever) ? [{ ...node, text: answer }] : []
  }
  if (node.type !== 'SwitchStatement' || !isProperty(property, node.discriminant)) return []
  return casesOf(node.cases, isNever).flatMap(([first, last]) => [
    // A disabled block keeps the declarations of the variables in the case.
    { start: first.start, end: first.start, text: 'if(!1){' },
    { start: last.end, end: last.end, text: '}' },
  ])
}

/** @returns the first and the last statement of each case that only these numbers enter */
function casesOf(cases: readonly ESTree.SwitchCase[], isNever: IsNever) {
  const unreachableCases: [ESTree.Statement, ESTree.Statement][] = []
  let isEntered = false
  for (const { test, consequent } of cases) {
    if (!isNever(test)) isEntered = true
    const [first] = consequent
    const last = consequent.at(-1)
    if (!first || !last) continue
    if (!isEntered) unreachableCases.push([first, last])
    else isEntered = !isExit(last)
  }
  return unreachableCases
}

function isExit(statement: ESTree.Node | undefined): boolean {
  if (statement?.type === 'BlockStatement') return isExit(statement.body.at(-1))
  return /^(Break|Return|Throw|Continue)Statement$/.test(statement?.type ?? '')
}

const isProperty = (name: string, node: ESTree.Node) =>
  node.type === 'MemberExpression' &&
  node.property.type === 'Identifier' &&
  node.property.name === name

/** @returns whether the code reads the expression here; a declaration, an assignment or a name does not read it */
function isValue(node: ESTree.Node, parent: ESTree.Node | undefined): boolean {
  if (parent?.type === 'AssignmentExpression') return parent.right === node
  if (parent?.type === 'VariableDeclarator') return parent.init === node
  if (parent?.type === 'MemberExpression') return parent.object === node
  return !/^(Function|Object|VariableDeclaration|Property|UpdateExpression|ExpressionStatement)/.test(
    parent?.type ?? '',
  )
}

type Visit = (node: ESTree.Node, parent: ESTree.Node | undefined) => void

function walk(node: ESTree.Node, visit: Visit, parent?: ESTree.Node) {
  visit(node, parent)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string') walk(child, visit, node)
    }
  }
}

/** Applies the edits, except edits inside a replaced part. */
function applyEdits(code: string, edits: Edit[]): string {
  const isReplaced = ({ start, end }: Edit) => Number(end > start)
  let text = ''
  let position = 0
  for (const edit of edits.toSorted(
    (a, b) => a.start - b.start || isReplaced(a) - isReplaced(b) || b.end - a.end,
  )) {
    if (edit.start < position) continue
    text += code.slice(position, edit.start) + edit.text
    position = edit.end
  }
  return text + code.slice(position)
}
