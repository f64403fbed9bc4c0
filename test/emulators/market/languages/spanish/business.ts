import { local } from '../local-profession.ts'

export const BUSINESS = [
  local(
    'marketing',
    /\b(?:responsable|técnic[oa]|coordinador|coordinadora|jefe|jefa|director|directora) de (?:marketing|mercadeo|comunicación)/i,
    {
      titles: `Marketing Manager=Responsable de marketing, Marketing Coordinator=Coordinador de marketing,
      Content Marketing Manager=Responsable de marketing de contenidos, Brand Manager=Jefe de marca`,
      teams: 'Marca, Campañas, Eventos, Contenidos, Marketing con socios',
      duties: `planificar y enviar nuestras campañas de correo e informar de ellas cada lunes
      organizar doce ferias y encuentros con clientes al año con presupuesto propio
      llevar el calendario editorial del blog, el boletín y tres redes sociales
      coordinar a agencias y colaboradores y revisar su trabajo
      redactar páginas de aterrizaje y probar sus titulares
      coordinar los lanzamientos entre ventas, diseño y producto
      mantener al día la base de contactos y los consentimientos`,
      needs: `de uno a tres años de experiencia en marketing, en agencia o en empresa
      experiencia práctica con una herramienta de correo o automatización como HubSpot
      una escritura clara y viva
      experiencia en la organización de eventos
      soltura con los números y los presupuestos`,
      goals: `duplicar la parte de clientes que llegan por recomendación
      conseguir un 30 % más de contactos cualificados con el mismo presupuesto
      lanzar nuestra primera campaña en un segundo idioma`,
    },
  ),
  local(
    'sales',
    /\bcomercial|\bvended|\b(?:jefe|jefa|director|directora|ejecutiv[oa]|gerente) (?:de )?(?:ventas|cuentas)/i,
    {
      titles: `Account Executive=Ejecutivo de cuentas, Sales Manager=Jefe de ventas,
      Key Account Manager=Gestor de grandes cuentas`,
      teams: 'Pymes, Grandes cuentas, Socios, Zona Norte, Renovaciones',
      duties: `ganar clientes nuevos en tu zona, desde la primera llamada hasta la firma
      mantener una previsión de ventas fiable
      atender cuarenta cuentas y visitar cada una dos veces al año
      hacer demostraciones que partan de los números del cliente
      negociar las renovaciones con tiempo
      abrir distribuidores y formar a sus equipos`,
      needs: `al menos dos años de experiencia en ventas a empresas
      experiencia con ciclos de venta de uno a seis meses
      orden en el uso del CRM
      soltura ante compradores y técnicos
      buen nivel de inglés`,
      goals: `abrir dos zonas y ganar en ellas los cincuenta primeros clientes
      acortar en un tercio el tiempo entre la demostración y el contrato`,
    },
  ),
  local('finance', /\bcontab|\bfinancier|\bcontroller financ|\bnóminas/i, {
    titles: `Accountant=Contable, Senior Accountant=Contable sénior, Financial Analyst=Analista financiero,
      Finance Manager=Director financiero, Payroll Specialist=Técnico de nóminas`,
    teams: 'Contabilidad de grupo, Control de gestión, Tesorería, Proveedores, Fiscal',
    duties: `preparar el cierre mensual y reducirlo de nueve a cinco días hábiles
      elaborar el presupuesto anual con doce departamentos y seguirlo cada mes
      explicar las desviaciones a responsables que no leen balances
      conciliar las cuentas de bancos, proveedores y empresas del grupo
      preparar la documentación para los auditores
      automatizar los informes que aún se hacen a mano
      revisar las notas de gastos y las remesas de pago`,
    needs: `estudios de administración, contabilidad o finanzas
      tres años de experiencia en contabilidad, auditoría o planificación
      un dominio avanzado de Excel
      conocimientos del plan contable y de las NIIF
      experiencia con un ERP como SAP o Navision
      precisión también en los días de cierre`,
    goals: `cerrar el mes en cinco días hábiles
      sustituir cuarenta hojas de cálculo por un solo modelo de planificación
      pasar la auditoría anual sin salvedades`,
  }),
  local(
    'operations',
    /\b(?:jefe|jefa|director|directora|gestor|gestora|coordinador|coordinadora|responsable) de (?:proyectos?|operaciones|oficina)/i,
    {
      titles: `Operations Manager=Responsable de operaciones, Project Manager=Jefe de proyecto,
      Business Analyst=Analista de negocio, Office Manager=Responsable de oficina`,
      teams: 'Operaciones, Oficina de proyectos, Transformación, Dirección de centro',
      duties: `dirigir el día a día de un centro de sesenta personas en dos turnos
      describir nuestros procesos y eliminar los pasos que sobran
      llevar proyectos de hasta medio millón de euros de principio a fin
      acordar niveles de servicio con los clientes e informar de ellos cada mes
      prever el personal de las temporadas altas con seis semanas de antelación
      negociar con los proveedores y seguir sus compromisos`,
      needs: `al menos tres años de experiencia en operaciones o en gestión de proyectos
      proyectos que hayas terminado a tiempo y dentro del presupuesto
      formación en Lean, Six Sigma, PRINCE2 o un método parecido
      experiencia en dirigir equipos por turnos o en varios centros
      soltura con los números`,
      goals: `reducir los plazos en una cuarta parte sin más personal
      llevar la entrega a tiempo por encima del 97 %
      unificar la forma de trabajar de tres centros`,
    },
  ),
  local('hr', /\brecursos humanos|\bselección de personal|\btécnic[oa] de (?:rr\.? ?hh|selección)/i, {
    titles: `HR Manager=Responsable de recursos humanos, Recruiter=Técnico de selección,
      HR Coordinator=Técnico de recursos humanos`,
    teams: 'Administración de personal, Selección, Formación, Retribución',
    duties: `cubrir cuarenta vacantes al año junto con los responsables de cada área
      atender las consultas de 180 empleados
      rediseñar la acogida de las nuevas incorporaciones
      preparar con datos la revisión salarial anual
      asesorar a los responsables en conversaciones difíciles y en derecho laboral
      crear un programa de aprendices con dos institutos`,
    needs: `tres años de experiencia en recursos humanos en una empresa de más de 100 personas
      buenos conocimientos de derecho laboral
      experiencia con un sistema de personal como Workday o Factorial
      práctica en entrevistas estructuradas
      discreción y una escritura clara y cercana`,
    goals: `cubrir una vacante en menos de cuarenta días
      reducir a la mitad las bajas tempranas`,
  }),
]
