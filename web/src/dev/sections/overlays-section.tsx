import { Button, Group } from '@mantine/core'
import { IconDeviceFloppy, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { OfferedAction } from '../../config/action.ts'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast, UndoToast } from '../../ui/toast.tsx'
import styles from '../gallery.module.css'
import { Specimen } from '../specimen.tsx'
import { Specimens } from '../specimens.tsx'

const ACTIONS: readonly OfferedAction[] = [
  { id: 'open', labelKey: 'common:nav.contentStudio', Icon: IconPencil, to: '#' },
  { id: 'save', labelKey: 'common:action.save', Icon: IconDeviceFloppy, keys: ['Mod', 'S'], run: () => undefined },
  { id: 'delete', labelKey: 'common:action.cancel', Icon: IconTrash, isDestructive: true, run: () => undefined },
]

export function OverlaysSection() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Specimens of="Dialog">
        <Specimen name="With a form" note="Escape closes it; the focus comes back">
          <Button variant="default" onClick={() => setOpen(true)}>
            Open a dialog
          </Button>
          {isOpen && (
            <Dialog title="Rename the workspace" onClose={close}>
              <TextField label="Name" defaultValue="The workshop" />
              <Group mt="lg" justify="flex-end">
                <Button variant="default" onClick={close}>
                  Cancel
                </Button>
                <Button onClick={close}>Rename</Button>
              </Group>
            </Dialog>
          )}
        </Specimen>
      </Specimens>
      <Specimens of="ActionMenu">
        <Specimen name="What can be done with a post" note="Keys are shown where there are keys to press">
          <ActionMenu label="Actions for the post" actions={ACTIONS} />
        </Specimen>
      </Specimens>
      <Specimens of="toast, UndoToast">
        <Specimen name="At the top right">
          <div className={styles.row}>
            <Button variant="default" onClick={() => toast.success('Saved.')}>
              Success
            </Button>
            <Button variant="default" onClick={() => toast.error('The server cannot be reached.')}>
              Error
            </Button>
            <Button
              variant="default"
              onClick={() => toast.undo('Post deleted.', { label: 'Undo', onUndo: () => toast.success('It is back.') })}
            >
              With undo
            </Button>
          </div>
        </Specimen>
        <Specimen name="The inside of one with undo">
          <UndoToast message="Post deleted." label="Undo" onUndo={() => toast.success('It is back.')} />
        </Specimen>
      </Specimens>
    </>
  )
}
