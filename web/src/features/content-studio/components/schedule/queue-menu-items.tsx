import { Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { suggestedSlots } from '@postwright/core/slots/suggested-slots'
import { useErrorText } from '@/lib/use-error-text.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { useWorkspace } from '@/session/use-workspace.ts'
import { toast } from '@/ui/toast.tsx'
import { saveQueue } from '@/posts/data/queue-commands.ts'
import { QueueMenuItem } from './queue-menu-item.tsx'
import { useQueues } from '@/posts/data/use-queues.ts'

/** A slot on each working day: what the list of queues suggests first. */
const FIRST_PLAN = 5

type Props = { onChoose: (queueId: string) => void }

/** The queues, each with its next free slot; where there is none, a first one is created and the post added to it. */
export function QueueMenuItems({ onChoose }: Props) {
  const { t } = useTranslation('publishing')
  const { workspaceId } = useSignedIn()
  const queues = useQueues(workspaceId)
  const addToFirst = useFirstQueue(onChoose)
  if (queues.status === 'error') return <Menu.Item disabled>{t('publishing:queue.error')}</Menu.Item>
  if (queues.status !== 'ready') return <Menu.Item disabled>{t('publishing:queue.reading')}</Menu.Item>
  if (queues.data.length === 0) {
    return <Menu.Item onClick={() => void addToFirst()}>{t('publishing:queue.first')}</Menu.Item>
  }
  return queues.data.map((queue) => (
    <QueueMenuItem key={queue.id} workspaceId={workspaceId} queue={queue} onChoose={() => onChoose(queue.id)} />
  ))
}

/** Creates a queue without channels of its own, in which each post keeps its channels, and adds the post to it. */
function useFirstQueue(onChoose: Props['onChoose']) {
  const { t } = useTranslation('publishing')
  const { workspaceId } = useSignedIn()
  const { timeZone: tzid } = useWorkspace()
  const errorText = useErrorText()
  return async () => {
    const queueId = crypto.randomUUID()
    const slots = suggestedSlots(FIRST_PLAN)
    const draft = { name: t('publishing:queue.firstName'), connectionIds: [], tzid, slots, evergreen: null }
    try {
      await saveQueue({ workspaceId, queueId, rev: 0, draft })
      onChoose(queueId)
    } catch (error) {
      toast.error(errorText(error))
    }
  }
}
