/**
 * Stands in bundles for the endpoint rule sets of clients whose address is always `<service>.<region>`: the
 * sets also know account endpoints, FIPS, dual stack and every partition, none of which this stage uses. A
 * configured address (AWS_ENDPOINT_URL_…) wins, as it does with the rules.
 * https://docs.aws.amazon.com/general/latest/gr/rande.html
 */
export const regionalEndpoint =
  (service: string) => (parameters: { readonly Region?: string; readonly Endpoint?: string }) => {
    const { Region: region = '', Endpoint: configured } = parameters
    const suffix = region.startsWith('cn-') ? 'amazonaws.com.cn' : 'amazonaws.com'
    return {
      url: new URL(configured ?? `https://${service}.${region}.${suffix}`),
      properties: {},
      headers: {},
    }
  }
