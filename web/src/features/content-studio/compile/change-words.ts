import type { TFunction } from 'i18next'
import type { Change } from '@postwright/core/compile/change'

/** What a change does and why, in words; `network` is the network's name. */
export function changeWords(t: TFunction, { kind, reason }: Change, network: string): { title: string; why: string } {
  return { title: t(`compile:kind.${kind}`), why: t(`compile:reason.${reason.code}`, { ...reason, network }) }
}
