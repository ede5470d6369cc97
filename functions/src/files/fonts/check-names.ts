import type { FontWarning } from '@postwright/core/fonts/font-refusal'
import { type FontNames, NAME_ID } from './read-names.ts'

/** What programs for documents take as a PostScript name. */
const POSTSCRIPT = /^[!-~]{1,63}$/
const FORBIDDEN = /[()[\]{}<>/%]/
/** What scripts that make fonts write when they have no name. */
const NO_NAME = /^(false|true|null|none|undefined|nan)$/i

/** What is wrong with the names in a font. The files that are made of it get names of their own. */
export function checkNames(names: FontNames): FontWarning[] {
  const postScript = names.get(NAME_ID.postScript)
  const isUsable = POSTSCRIPT.test(postScript) && !FORBIDDEN.test(postScript) && !NO_NAME.test(postScript)
  const warnings: FontWarning[] = []
  if (postScript === '') warnings.push('no_postscript_name')
  else if (!isUsable) warnings.push('bad_postscript_name')
  if (names.hasDuplicates) warnings.push('duplicate_names')
  if (names.get(NAME_ID.licence) === '' && names.get(NAME_ID.licenceUrl) === '') warnings.push('no_licence')
  return warnings
}

/** Whether a name says something. */
export function isName(name: string): boolean {
  return name !== '' && !NO_NAME.test(name)
}
