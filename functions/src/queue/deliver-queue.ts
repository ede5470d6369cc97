/** The exported function `deliver` is the queue of the same name; tasks run where it runs. */
export const DELIVER_QUEUE = 'locations/us-central1/functions/deliver'
