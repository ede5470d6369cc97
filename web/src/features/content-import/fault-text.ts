import type { TFunction } from 'i18next'
import { problemText } from '@/posts/content/problem-text.ts'
import type { ImportFault } from './check-rows.ts'

/** What is wrong with a row, in a person's words. */
export function faultText(t: TFunction, fault: ImportFault): string {
  if (fault.code === 'content') {
    return `${fault.name}: ${problemText(t, fault.problem, fault.platform)}`
  }
  if (fault.code === 'field_refused')
    return t('import:fault.field_refused', { field: t(`import:column.${fault.field}`) })
  return t(`import:fault.${fault.code}`, 'name' in fault ? { name: fault.name } : {})
}
