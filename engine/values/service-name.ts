/** The product's working name, which no letter may mention. */
export const SERVICE_NAME = 'Reachwell'
