import { local } from '../local-profession.ts'

export const HANDS_ON = [
  local('health', /\benfermer|\bauxiliar de (?:enfermería|clínica)|\bsupervisora? de enfermería/i, {
    titles: 'Registered Nurse=Enfermero, Nurse=Enfermero, Nurse Manager=Supervisor de enfermería',
    teams: 'Cirugía, Consultas externas, Cuidados intensivos, Atención domiciliaria, Rehabilitación',
    tools: 'historia clínica electrónica, bombas de infusión, telemetría, Selene',
    duties: `atender de cinco a seis pacientes por turno en una planta de treinta camas
      valorar a los pacientes al ingreso y elaborar el plan de cuidados
      administrar medicación y sueros y registrarlos a pie de cama
      acompañar a las familias en el alta y en los primeros días en casa
      orientar a las nuevas incorporaciones y a los estudiantes
      dirigir el relevo de la mañana
      participar en el grupo de prevención de caídas e infecciones`,
    needs: `el grado en enfermería y la colegiación al día
      al menos un año de experiencia en hospitalización o atención domiciliaria
      un registro cuidadoso en la historia clínica electrónica
      calma en las horas de más trabajo y cercanía con quien está preocupado
      disponibilidad para turnos rotativos y un fin de semana de cada dos`,
    goals: `reducir en un tercio las caídas de la planta
      abrir seis camas más con la plantilla completa
      dar a cada paciente un plan de alta desde el primer día`,
    employers: `gestionamos tres hospitales y un servicio de atención domiciliaria
      atendemos a pacientes en nueve centros de consultas
      gestionamos un centro de rehabilitación y dos hospitales de día`,
  }),
  local('warehouse', /\balmacén|\bmozo|\bjef[ea] de turno|\bpreparador de pedidos/i, {
    titles: `Warehouse Manager=Jefe de almacén, Warehouse Supervisor=Encargado de almacén,
      Shift Lead=Jefe de turno`,
    teams: 'Recepción, Expedición, Turno de noche, Devoluciones',
    tools: 'SAP EWM, pistolas de lectura, Excel, Generix',
    duties: `dirigir un turno de treinta personas desde el primer camión hasta el último
      mantener bajos los errores de preparación y encontrar la causa de cada uno
      planificar los muelles para que ningún conductor espere más de media hora
      contar las existencias por ciclos y explicar cada diferencia
      formar a las nuevas incorporaciones en planta y con la carretilla
      velar por la seguridad y comunicar los casi accidentes`,
    needs: `al menos dos años de experiencia dirigiendo personas en un almacén
      manejo seguro de un sistema de gestión de almacenes
      el carné de carretillero o ganas de sacarlo
      disponibilidad para turnos de noche rotativos`,
    goals: `enviar el mismo día todo pedido que llegue antes de las cinco
      reducir a la mitad los errores de preparación`,
    employers: `gestionamos cuatro almacenes para tiendas en línea
      almacenamos y servimos alimentos a 300 supermercados
      enviamos recambios a todo el país de un día para otro`,
  }),
  local('supply', /\blogístic|\bcompras\b|\bcomprador|\baprovisionamiento|\bcadena de suministro/i, {
    titles: `Supply Chain Manager=Responsable de cadena de suministro, Logistics Coordinator=Coordinador logístico,
      Procurement Specialist=Técnico de compras, Buyer=Comprador, Demand Planner=Planificador de demanda`,
    teams: 'Compras, Distribución, Planificación de la demanda, Flota, Exportación',
    duties: `planificar las entregas de treinta proveedores de tres continentes
      negociar los contratos de transporte y comparar transportistas cada trimestre
      mantener al mínimo las existencias de 4.000 artículos sin parar nunca la producción
      llevar los concursos desde la primera consulta hasta el contrato marco
      prever la demanda con ventas y corregirla cada semana
      tramitar la documentación de aduanas y de mercancías peligrosas`,
    needs: `tres años de experiencia en compras, logística o aprovisionamiento
      manejo seguro de un ERP, a ser posible SAP
      conocimientos de Incoterms, aduanas y contratos de transporte
      capacidad de negociación, por escrito y en persona
      un dominio avanzado de Excel`,
    goals: `bajar la cobertura de existencias de 74 a 55 días
      pasar una quinta parte de la carga de la carretera al tren`,
  }),
  local('kitchen', /\bcociner|\b(?:jef[ea]|ayudante) de (?:cocina|partida)|\bsegundo de cocina/i, {
    titles: `Chef=Cocinero, Sous Chef=Segundo de cocina, Head Chef=Jefe de cocina, Line Cook=Cocinero de línea,
      Kitchen Manager=Encargado de cocina`,
    teams: 'Cocina central, Banquetes, Bistró, Repostería',
    tools: 'horno mixto, Excel, programa de caja',
    duties: `llevar tu partida un sábado por la noche con la sala llena
      escribir la carta de cada temporada con productores de la zona
      mantener el coste de materia prima dentro del presupuesto y reducir las mermas
      formar a cocineros y aprendices en los fogones
      pedir, recibir y contar el género cada semana
      planificar banquetes de hasta 250 comensales`,
    needs: `formación en cocina o una práctica equivalente
      al menos tres años de experiencia en una cocina con mucho movimiento
      el carné de manipulador de alimentos
      una voz tranquila cuando hay ruido`,
    goals: `bajar el coste de materia prima al 28 por ciento
      abrir la terraza con una carta propia`,
    employers: `llevamos seis restaurantes en la costa
      cocinamos para hoteles, clínicas y 40 comedores de empresa
      llevamos un pequeño hotel y su restaurante`,
  }),
  local('electrical', /\belectricist|\binstalador eléctrico/i, {
    titles: `Electrician=Electricista, Maintenance Electrician=Electricista de mantenimiento,
      Industrial Electrician=Electricista industrial`,
    teams: 'Rehabilitación, Mantenimiento, Obra nueva, Solar',
    tools: 'comprobadores Fluke, autómatas, AutoCAD',
    duties: `cablear viviendas y pequeños comercios, del cuadro a la última toma
      comprobar las instalaciones y emitir los boletines
      buscar y reparar averías en las máquinas
      instalar placas solares, bombas de calor y cargadores
      interpretar planos y pedir el material del día`,
    needs: `el título de técnico en instalaciones eléctricas
      tres años de experiencia en obra o en planta
      el carné de conducir
      formación para trabajos en altura`,
    goals: `equipar 200 casas con bombas de calor
      reducir a la mitad las horas de parada de las líneas`,
    employers: `renovamos la instalación eléctrica de casas antiguas
      construimos y mantenemos líneas para la industria alimentaria
      instalamos placas solares en tejados y granjas`,
  }),
]
