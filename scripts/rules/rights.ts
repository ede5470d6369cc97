import type { EditorCollection } from '@postwright/core/collections/collection'
import { getRolesWith, isKeptInArchive, type Right, RIGHTS } from '@postwright/core/rights/rights'
import { listOf } from './shape.ts'

/** Returns the condition that the caller has a right in a workspace. */
export function canAct(right: Right): string {
  return `can${capital(right)}(wid)`
}

/** Returns the condition that the caller's role has a right. Only in addition to `canAct`, which checks everything else. */
export function roleMay(right: Right): string {
  return `roleMay${capital(right)}(wid)`
}

/** Returns the functions for the rights that the rules use, from the table of rights. */
export function renderRights(written: readonly EditorCollection[], isReadByVisibility: boolean): string[] {
  const isAsked = (right: Right) => right === 'read_content' || written.some(({ write }) => write.right === right)
  const isAskedBeside = (right: Right) =>
    written.some(({ write }) => write.freelyWhile?.otherwise === right) ||
    (right === 'read_internal' && isReadByVisibility) ||
    (right === 'manage_workspace' && written.some(({ write }) => (write.managersOnly ?? []).length > 0))
  const functions = RIGHTS.flatMap((right) => {
    const roles = `membership(wid).role in ${listOf(getRolesWith(right))}`
    return [
      ...(isAsked(right)
        ? [
            [
              `function ${canAct(right)} {`,
              `  return signedIn() && mayEnter(wid) && ${roles}${isKeptInArchive(right) ? '' : ' && isActiveWorkspace(wid)'};`,
              '}',
            ],
          ]
        : []),
      ...(isAskedBeside(right)
        ? [
            [
              '// Only in addition to a condition that checks everything else.',
              `function ${roleMay(right)} {`,
              `  return ${roles};`,
              '}',
            ],
          ]
        : []),
    ]
  })
  return functions.flatMap((lines, index) => [...(index > 0 ? [''] : []), ...lines])
}

function capital(right: Right): string {
  return right.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
