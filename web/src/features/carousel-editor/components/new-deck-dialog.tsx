import { Tabs } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Scene } from '@postwright/core/scene/scene'
import { Dialog } from '@/ui/dialog.tsx'
import { draftOfSlide } from '../sync/draft-of-slide.ts'
import { BlankChoice } from './blank-choice.tsx'
import { FromText } from './from-text.tsx'
import { TemplateChoice } from './template-choice.tsx'
import { useBeginDeck } from './use-begin-deck.ts'

type Props = {
  /** Where the new deck goes. */
  folder: string
  onClose: () => void
}

/** The ways to begin a deck: from a template, with nothing, or from a text. */
export function NewDeckDialog({ folder, onClose }: Props) {
  const { t } = useTranslation(['decks', 'contributions', 'deck-templates'])
  const { begin } = useBeginDeck()

  function beginWith({ deck, slides }: Scene, templateId = '') {
    void begin({ deck: { ...deck, folder, templateId }, slides: slides.map(draftOfSlide) })
  }

  return (
    <Dialog title={t('decks:new.title')} onClose={onClose} size="xl">
      <Tabs defaultValue="template" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="template">{t('decks:new.template')}</Tabs.Tab>
          <Tabs.Tab value="blank">{t('decks:new.blank')}</Tabs.Tab>
          <Tabs.Tab value="text">{t('decks:new.text')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="template" pt="md">
          <TemplateChoice onChoose={beginWith} />
        </Tabs.Panel>
        <Tabs.Panel value="blank" pt="md">
          <BlankChoice onChoose={beginWith} />
        </Tabs.Panel>
        <Tabs.Panel value="text" pt="md">
          <FromText onChoose={beginWith} />
        </Tabs.Panel>
      </Tabs>
    </Dialog>
  )
}
