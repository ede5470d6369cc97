import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { BrandProposal } from '@postwright/core/model/brand-autofill'
import type { BrandKitDraft } from '@postwright/core/model/brand-kit'
import { loadFonts } from '@/decks/fonts/load-fonts.ts'
import { type AutofillChoice, WORD_PARTS } from './autofill-choice.ts'
import styles from './autofill.module.css'
import { FoundPart } from './found-part.tsx'
import { PartList } from './part-list.tsx'

type Props = {
  proposal: BrandProposal
  kit: BrandKitDraft
  choice: AutofillChoice
  onChoice: (choice: AutofillChoice) => void
}

/** Everything that a website gave, part by part. */
export function ProposalParts({ proposal, kit, choice, onChoice }: Props) {
  const { t } = useTranslation('brand')
  const { colors, fonts, logos } = proposal
  const take = <Key extends keyof AutofillChoice>(key: Key, item: AutofillChoice[Key][number]) => ({
    isTaken: choice[key].some((taken) => taken === item),
    onTake: (isTaken: boolean) =>
      onChoice({ ...choice, [key]: isTaken ? [...choice[key], item] : choice[key].filter((taken) => taken !== item) }),
  })

  useEffect(() => {
    void loadFonts(fonts.map(({ bundled }) => ({ family: bundled, weight: 400, isItalic: false })))
  }, [fonts])

  return (
    <>
      <PartList title={t('autofill.words')}>
        {WORD_PARTS.flatMap((part) => {
          const said = proposal[part]
          if (!said) return []
          const note = kit[part] === '' ? t(`autofill.${part}`) : t('autofill.replaces', { words: kit[part] })
          return [
            <FoundPart key={part} label={said.text} note={note} foundAt={said.foundAt} {...take('words', part)} />,
          ]
        })}
      </PartList>
      <PartList title={t('autofill.logos')}>
        {logos.map(({ url, kind, picture, foundAt }) => (
          <FoundPart
            key={url}
            label={t(`autofill.logo.${kind}`)}
            foundAt={foundAt}
            sample={<img className={styles.logo} src={picture} alt="" />}
            {...take('logos', url)}
          />
        ))}
      </PartList>
      <PartList title={t('autofill.colors')}>
        {colors.map(({ hex, name, role, count, foundAt: [first] }) => {
          const isKnown = kit.colors.some((color) => color.hex === hex)
          return first === undefined ? null : (
            <FoundPart
              key={hex}
              label={name === '' ? hex : `${hex} ${name}`}
              note={isKnown ? t('autofill.known') : t(`autofill.role.${role}`)}
              isDisabled={isKnown}
              foundAt={first}
              count={count}
              sample={<span className={styles.swatch} style={{ '--swatch': hex }} />}
              {...take('colors', hex)}
            />
          )
        })}
      </PartList>
      <PartList title={t('autofill.fonts')}>
        {fonts.map(({ use, family, bundled, foundAt }) => (
          <FoundPart
            key={use}
            label={t(`autofill.use.${use}`, { family: bundled })}
            note={[
              family.toLowerCase() === bundled.toLowerCase() ? '' : t('autofill.nearest', { family }),
              kit.fonts[use] === '' ? '' : t('autofill.replaces', { words: kit.fonts[use] }),
            ]
              .filter((note) => note !== '')
              .join(' ')}
            foundAt={foundAt}
            sample={
              <span className={styles.specimen} style={{ fontFamily: `"${bundled}"` }} aria-hidden>
                {t('autofill.specimen')}
              </span>
            }
            {...take('fonts', use)}
          />
        ))}
      </PartList>
    </>
  )
}
