/** Each exported function of this name is the queue of the same name; tasks run where it runs. */
export const DELIVER_QUEUES = [
  'locations/us-central1/functions/deliver',
  'locations/us-central1/functions/deliver2',
  'locations/us-central1/functions/deliver3',
  'locations/us-central1/functions/deliver4',
] as const
