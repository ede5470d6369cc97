import { IconBook2, IconEyeOff, IconHelp, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Finding } from '@postwright/core/checks/check'
import type { Action } from '@/config/action.ts'
import { ActionMenu } from '@/ui/action-menu.tsx'
import { offerActions } from '@/ui/offer-actions.ts'
import { toast } from '@/ui/toast.tsx'
import { writingHabits } from './habits/writing-habits.ts'

type Props = {
  draftId: string
  finding: Finding
  /** Name of the finding's check, for the label. */
  name: string
  isWhyShown: boolean
  onWhy: () => void
}

type Context = Props & { onIgnore: (draftId: string | null) => void; onAddWord: () => void }

/** Returns whether a finding can be ignored: a brand's rules are changed in its kit, and a finding without evidence has no words to ignore. */
const canIgnore = ({ finding: { source, evidence } }: Context) => source !== 'brand' && evidence !== ''

const ACTIONS: readonly Action<Context>[] = [
  {
    id: 'check.why',
    labelKey: 'checks:menu.why',
    Icon: IconHelp,
    when: ({ isWhyShown }) => !isWhyShown,
    run: ({ onWhy }) => onWhy(),
  },
  {
    id: 'check.whyNot',
    labelKey: 'checks:menu.hideWhy',
    Icon: IconHelp,
    when: ({ isWhyShown }) => isWhyShown,
    run: ({ onWhy }) => onWhy(),
  },
  {
    id: 'check.addWord',
    labelKey: 'checks:menu.addWord',
    Icon: IconBook2,
    when: ({ finding }) => finding.check === 'misspellings',
    run: ({ onAddWord }) => onAddWord(),
  },
  {
    id: 'check.ignoreHere',
    labelKey: 'checks:menu.ignoreHere',
    Icon: IconX,
    when: canIgnore,
    run: ({ onIgnore, draftId }) => onIgnore(draftId),
  },
  {
    id: 'check.ignoreAlways',
    labelKey: 'checks:menu.ignoreAlways',
    Icon: IconEyeOff,
    when: canIgnore,
    run: ({ onIgnore }) => onIgnore(null),
  },
]

/** Menu with the actions for a finding other than its fix. */
export function FindingMenu(props: Props) {
  const { finding, name } = props
  const { t } = useTranslation('checks')
  const { check, evidence } = finding

  function ignore(draftId: string | null) {
    writingHabits.ignore(finding, draftId)
    offerUndo(t('checks:menu.ignored', { evidence }), () => writingHabits.showAgain({ check, evidence, draftId }))
  }

  function addWord() {
    writingHabits.addWord(evidence)
    offerUndo(t('checks:menu.added', { word: evidence }), () => writingHabits.removeWord(evidence.toLowerCase()))
  }

  const offerUndo = (message: string, onUndo: () => void) =>
    toast.undo(message, { label: t('common:action.undo'), onUndo })

  return (
    <ActionMenu
      label={t('checks:menu.label', { name, evidence })}
      actions={offerActions(ACTIONS, { ...props, onIgnore: ignore, onAddWord: addWord })}
    />
  )
}
