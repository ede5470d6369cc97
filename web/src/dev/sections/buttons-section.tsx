import { ActionIcon, Button } from '@mantine/core'
import { IconDots, IconPlus } from '@tabler/icons-react'
import styles from '../gallery.module.css'
import { Specimen } from '../specimen.tsx'
import { Specimens } from '../specimens.tsx'

const KINDS = [
  { name: 'Filled', props: {} },
  { name: 'Default', props: { variant: 'default' } },
  { name: 'Light', props: { variant: 'light' } },
  { name: 'Subtle', props: { variant: 'subtle', color: 'gray' } },
  { name: 'Danger', props: { color: 'red' } },
]

export function ButtonsSection() {
  return (
    <>
      <Specimens of="Button">
        {KINDS.map(({ name, props }) => (
          <Specimen key={name} name={name} note="ready, busy, off; point at it, or reach it with Tab">
            <div className={styles.row}>
              <Button {...props} leftSection={<IconPlus size="1rem" aria-hidden />}>
                New post
              </Button>
              <Button {...props} loading aria-label="Saving">
                Save
              </Button>
              <Button {...props} disabled>
                Off
              </Button>
            </div>
          </Specimen>
        ))}
        <Specimen name="Small, beside other things">
          <div className={styles.row}>
            <Button size="compact-sm" variant="default">
              Add pictures
            </Button>
            <Button size="compact-sm" variant="subtle" color="gray">
              Leave out
            </Button>
          </div>
        </Specimen>
      </Specimens>
      <Specimens of="ActionIcon">
        <Specimen name="Ready and off">
          <div className={styles.row}>
            <ActionIcon variant="subtle" color="gray" aria-label="More">
              <IconDots size="1.125rem" aria-hidden />
            </ActionIcon>
            <ActionIcon variant="default" aria-label="Add">
              <IconPlus size="1.125rem" aria-hidden />
            </ActionIcon>
            <ActionIcon variant="subtle" color="gray" aria-label="Nothing more" disabled>
              <IconDots size="1.125rem" aria-hidden />
            </ActionIcon>
          </div>
        </Specimen>
      </Specimens>
    </>
  )
}
