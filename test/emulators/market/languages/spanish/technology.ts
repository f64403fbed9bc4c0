import { local } from '../local-profession.ts'

export const TECHNOLOGY = [
  local('product', /\b(?:jefe|jefa|responsable|gerente) de producto/i, {
    titles:
      'Product Manager=Responsable de producto, Technical Product Manager=Responsable técnico de producto',
    teams: 'Pagos, Alta de clientes, Búsqueda, Plataforma, Móvil, Portal de comercios',
    duties: `entrevistar a clientes cada semana y sacar de ahí las prioridades
      llevar la hoja de ruta del equipo desde el primer planteamiento del problema hasta la entrega
      escribir fichas de producto breves con las que puedan trabajar desarrollo y diseño
      planificar y analizar las pruebas A/B del proceso de registro
      definir las métricas de cada lanzamiento e informar de ellas a las cuatro semanas
      acordar el alcance de las novedades con ventas, soporte y el área jurídica
      preparar la planificación trimestral con dos equipos de desarrollo`,
    needs: `al menos tres años de experiencia como responsable de producto web o móvil
      un producto que hayas llevado de la idea al lanzamiento y mejorado después
      soltura con los datos: escribes tus propias consultas SQL
      costumbre de trabajar con equipos de desarrollo ágiles
      una redacción clara, en las fichas y en las notas de versión
      buen nivel de inglés`,
    goals: `subir la activación de clientes nuevos del 38 % al 50 %
      llevar la facturación de autoservicio a cuatro países más
      sustituir nuestro proceso de compra sin perder un solo pedido`,
  }),
  local('data', /\b(?:analista|ingenier[oa]|científic[oa]) de datos/i, {
    titles:
      'Data Analyst=Analista de datos, Data Engineer=Ingeniero de datos, Data Scientist=Científico de datos',
    teams: 'Plataforma de datos, Análisis de precios, Modelos de riesgo, Previsión',
    duties: `construir los paneles con los que trabaja nuestra reunión semanal
      convertir los datos en bruto en tablas de las que otros equipos se puedan fiar
      averiguar por qué se van los clientes y cómo podríamos verlo antes
      diseñar y analizar las pruebas A/B junto con producto
      prever la demanda de cada región y explicar las desviaciones
      pasar los procesos nocturnos a un flujo con pruebas y alertas`,
    needs: `al menos dos años de experiencia en análisis de datos de producto o de negocio
      un dominio excelente de SQL y una buena base de Python
      experiencia con un almacén de datos en la nube
      estudios cuantitativos o una práctica equivalente
      la capacidad de explicar una estadística al equipo de ventas`,
    goals: `usar una sola definición de ingresos en todos los informes
      prever las roturas de existencias con siete días de antelación
      reducir la carga nocturna de seis horas a una`,
  }),
  local('software', /\b(?:desarrollador|programador|ingenier[oa] (?:de|en) software)/i, {
    titles: `Software Engineer=Ingeniero de software, Backend Engineer=Desarrollador backend,
      Frontend Developer=Desarrollador frontend, Full Stack Engineer=Desarrollador full stack`,
    teams: 'Plataforma, Pedidos, Infraestructura, Herramientas internas, Integraciones',
    duties: `diseñar y desarrollar servicios que atienden dos millones de peticiones al día
      llevar una funcionalidad desde el primer boceto hasta producción
      dividir paso a paso nuestra aplicación de pedidos en servicios
      revisar código a diario y cuidar la calidad de las pruebas
      cubrir una semana de guardia de cada seis y eliminar las causas de las alertas
      desarrollar y documentar las interfaces de nuestros socios
      acompañar a dos personas que empiezan durante su primer año`,
    needs: `al menos tres años de experiencia en desarrollo de software en producción
      muy buen dominio de al menos un lenguaje tipado
      experiencia con bases de datos relacionales
      costumbre de escribir pruebas automáticas
      nociones de infraestructura en la nube y contenedores
      buen nivel de inglés escrito`,
    goals: `desplegar cada servicio diez veces al día
      reducir a la mitad el coste de la nube por pedido
      abrir nuestras interfaces a desarrolladores externos`,
  }),
  local('it-support', /\btécnic[oa] (?:de soporte|informátic[oa])|\bsoporte (?:informático|técnico)/i, {
    titles: 'IT Support Technician=Técnico de soporte informático',
    teams: 'Centro de servicio, Puesto de trabajo, Sedes',
    duties: `resolver las incidencias de 400 usuarios de primer y segundo nivel
      preparar los portátiles y teléfonos de las nuevas incorporaciones
      gestionar los equipos y desplegar las actualizaciones
      redactar guías con las que cada persona pueda resolver lo sencillo
      mantener al día el inventario de equipos y licencias`,
    needs: `dos años de experiencia en soporte presencial y telefónico
      formación profesional en informática o una práctica equivalente
      buenos conocimientos de Windows, cuentas y permisos
      paciencia con la gente que tiene prisa`,
    goals: `resolver la mitad de las incidencias en menos de cuatro horas
      renovar todos los portátiles antes del fin del sistema antiguo`,
  }),
]
