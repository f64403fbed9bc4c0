/** Tools that are also written in lower case; none of them is an everyday word. */
export const TOOL_NAMES: ReadonlySet<string> = new Set(
  `ableton adobe airflow airtable ansible ansys apache arcgis archicad asana aspnet autocad aws azure bamboohr bash bigquery bitbucket blender
  bloomberg bootstrap cassandra catia celery circleci clickhouse clickup cobol codeigniter cognos coldfusion confluence coupa couchdb css
  dart databricks datadog dbt deltek django docker drupal dynamodb elasticsearch elixir eloqua erlang fastapi figma firebase fivetran
  fortran gcp ghost git github gitlab golang grafana graphql greenhouse hadoop haskell helm heroku hootsuite hubspot html hyperion illustrator
  indesign informatica java javascript jenkins jira jquery junit kafka keras kibana kotlin kubernetes labview laravel lightroom linux looker
  lua macos magento mailchimp marketo matlab maven maya metabase miro mixpanel mongodb mysql netsuite neo4j nextjs nginx nodejs numpy okta
  openshift opengl pandas peoplesoft perl photoshop php pipedrive postgres postgresql powerbi powerpoint powershell primavera prometheus
  pyspark python pytorch qlik quickbooks rabbitmq rails redis redshift redux revit sass scala scikit selenium sharepoint shopify simulink
  sketchup smartsheet snowflake solidity solidworks splunk spss sql sqlite stata storybook stripe svelte swagger tableau teamcity tensorflow
  terraform trello twilio typescript ubuntu unix vba verilog vhdl vmware vue webpack wordpress xero xamarin zapier zendesk zoho`.split(
    /\s+/,
  ),
)

/** Tools named like everyday words, which count as tools only with a capital and within a sentence. */
export const TOOLS_LIKE_WORDS: ReadonlySet<string> = new Set(
  `access angular asset chef cypress ember epic excel express flask flutter gatsby go hive intercom julia linear notion oracle outlook pardot puppet
  r react ruby rust sage salesforce salt sap sas segment sentry sketch slack spark spring swift teams unity word workday`.split(
    /\s+/,
  ),
)
