/**
 * Professions that require licences: comma-separated stems, in lower case without accents, of words about the
 * profession (`speaks`) and about its licences.
 */
export const LICENSED: readonly { readonly speaks: string; readonly licences: string }[] = [
  {
    speaks: `nurs, patient, ward, hospital, beds, clinic, care, handover, krankenhaus, klinik, hopital,
      clinique, bedside, clinical, icu, medication, pflege, patienten, station, infirmi, soins, enfermer,
      paciente, cuidados`,
    licences: `rn, registered nurse, lpn, lvn, cna, nclex, bls, acls, pals, ccrn, cen, nihss, tncc,
      nurse practitioner, compact, nursing, nurse, krankenpflege, gesundheits, pflegefach, praxisanleit,
      infirmi, aide soignant, afgsu, enfermer, matricula, soporte vital`,
  },
  {
    speaks: `physician, patient, diagnos, surg, clinic, medical, arzt, facharzt, medecin, medico, veterin,
      therap, pharma, dispens`,
    licences: `board certified, medical licen, approbation, facharzt, fachkunde, usmle, dea, medecin,
      medico, colegia, matricula, pharmac, physiotherap, therapist, veterin, acls, atls`,
  },
  {
    speaks: `teach, student, classroom, curriculum, pupil, lesson, school, lehrer, schuler, unterricht,
      enseign, eleve, classe, docente, alumno, aula`,
    licences: `teach, qts, pgce, educator, praxis, tesol, tefl, celta, staatsexamen, lehramt,
      referendariat, capes, crpe, agregation, bafa, docente, magisterio, cap petite enfance`,
  },
  {
    speaks: `driv, deliver, truck, vehicle, transport, route, warehouse, forklift, fahrer, lkw, stapler,
      lager, chauffeur, livraison, conducteur, cariste, conductor, camion, reparto, entrepot`,
    licences: `cdl, class a, hazmat, driv, forklift, adr, fuhrerschein, stapler, staplerschein,
      berufskraftfahrer, fimo, fco, caces, permis, licencia, carnet, cap mercancias`,
  },
  {
    speaks: `install, repair, maintenance, electric, plumb, heating, hvac, wiring, boiler, weld, elektr,
      heizung, wartung, sanitar, depann, chauff, electr, caldera, mantenimiento, soldad`,
    licences: `epa, electric, journeyman, master electric, plumb, gas safe, hvac, nate, weld, osha, f gas,
      refriger, elektrofachkraft, meister, schweiss, kalteschein, habilitation, soudeur, attestation,
      instalador, soldad, rite, 608, 18th edition`,
  },
  {
    speaks: `account, ledger, month end, audit, tax, bookkeep, reconcil, financial statement, buchhalt,
      abschluss, steuer, bilanz, comptab, cloture, fiscal, contab, impuesto, balance`,
    licences: `cpa, public account, acca, cma, cia, cima, aca, cfa, ea, chartered, enrolled agent, bilanzbuchhalter,
      steuerberater, steuerfach, wirtschaftspruf, datev, dcg, dscg, expert comptable, contador, roac`,
  },
  {
    speaks: `legal, lawyer, attorney, counsel, litigation, court, contract, anwalt, jurist, recht, avocat,
      juridique, abogad, juridic, derecho`,
    licences: `bar, state bar, attorney, solicitor, notary, staatsexamen, fachanwalt, capa, barreau,
      colegio de abogados, matricula, cipp`,
  },
  {
    speaks: `security, guard, surveillance, patrol, safety, hazard, hse, incident, sicherheit, wach,
      arbeitsschutz, surete, gardien, seguridad, vigilan, riesgos laborales`,
    licences: `sia, guard, cctv, nebosh, iosh, osha, first aid, cpr, 34a, sachkunde, ssiap,
      carte professionnelle, sst, vigilante, tip, prevencion, crowd`,
  },
  {
    speaks: `kitchen, cook, chef, food, menu, restaurant, pastry, bak, bar, kuche, koch, speisen, cuisin,
      plats, patiss, cocin, alimento, gastronom`,
    licences: `servsafe, haccp, food, allergen, hygien, infektionsschutz, gesundheitszeugnis, alcohol,
      tips, permis d exploitation, manipulador, level 2`,
  },
  {
    speaks: `construct, site, building, scaffold, excavat, concrete, survey, bau, baustell, polier,
      chantier, batiment, obra, construccion`,
    licences: `osha, cscs, smsts, sssts, ipaf, pasma, rics, pe, crane, scaffold, caces, aipr, prl,
      tarjeta profesional, plant operator`,
  },
  {
    speaks: `youth, child, famil, social work, safeguard, welfare, jugend, kinder, sozial, jeunes,
      enfants, educateur, familles, trabajo social, menores, ninos`,
    licences: `lcsw, lmsw, lsw, msw, social work, first aid, cpr, safeguard, dbs, sozialpadagog, erzieher,
      staatlich, dees, deme, bafa, educat, trabajador`,
  },
]
