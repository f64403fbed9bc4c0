/**
 * Everyday and working words: written with a capital they open a sentence or stand in a heading, and name
 * nobody.
 */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  `
  a ability able about above absolute accept accepted accepting accepts accessed accessible according account accountant accounting accounts accuracy
  achieve across act action actions active activity actual actually adapt add added adding addition additional additionally address adds adheres admin
  administration administrator advance advanced advice adviser advisor affect affected after afternoon again against agency agent ago agree ahead aim
  algorithm alias align all allow allowed allowing allows almost alone along already also alt alternative always am ambulance among amount an analysis
  analyst analytics and announce annual another answer answers any anyone anything apart app appear application applications applied applies apply
  appointment apprentice approach appropriate apps april arbitrary architect architecture are area argument arguments around arrange array arrays art
  artist as ask asked asks assembly assess assign assigned assist assistant associate associated assume asynchronous at attached attempt attend
  attribute attributes audience audit auditor august authentication author automatic automatically available average avoid award awards aware away
  back background bad badge bakery balance bank banking bar base based basic batch be beach because become becomes been before began begin beginning
  behave behavior behaviour behind being believe below benchmark benchmarks benefit benefits beside besides best better between beyond big bigger bill
  billing binary bit block blog blood blue board boat body book booking bookkeeper books both bound brackets branch brand bread break breaking breaks
  bridge brief briefly bring bringing broad broken brought browser browsers budget budgets buffer bug bugs build builder building builds built bundle
  bundled bus busier business busy but buy buyer by byte bytes cache caching call called caller calling calls calmer came campaign campaigns can
  candidate candidates cannot capacity car card cardiac care career careers carer caring carpenter carrier carriers case cases cash catch category
  cause caused causes causing center central centre certain certified chain chaining challenge chance change changed changes changing channel
  character characters charge chart chat cheaper check checked checking checks cheers chef chemical chemistry chief child children choice choose
  church circular city civil claim claims class classes classroom clean cleaner cleanup clear clearly clerk client clients climate clinic clinical
  clone close closed closes closing coach coaching coast code codes coffee cold colleague colleagues collect collection college color colors
  combination combined come comes coming command commands commas comment comments commercial commit common communication communications community
  companies company compare compared comparison compatibility compatible compiled complete completely complex compliance component components computer
  concern condition conditions conference configuration configure configured confirm connect connection consider considered consistent console
  construction constructor consultant consulting consume contact contain containing contains content contents context continue contract contracts
  contribute contributing contributors control convenience conversion convert converted converting converts cook cooking cool cooperation coordinate
  coordinator copies copy copyright core corporate correct correctly corresponding cost costs could counsel counsellor count counter country county
  couple course courses court cover coverage covered crane create created creates creating creation creative credentials credit crew critical crop
  cross culture curious current currently custom customer customers customize cut cutting cycle daily dairy data database date dates day days deadline
  deal dealer dealing dear debug debugging december decide decided decision declaration declare declared decode decoded decoding deep default defaults
  define defined defines definition definitions degree delete deliver delivered deliveries delivery demand dental dentist department depend
  dependencies dependency depending depends depot deprecated depth deputy derived describe described description design designed designer designing
  desired desk detail detailed details detect detected detection detects determine develop developed developer developers developing development
  device did diet difference differences different differently digital dining direct direction directly director directories directory disable
  disabled discipline discuss discussed discussion dispatch display displayed distribute distributed distribution district do doctor document
  documentation documented documents does doing domain domestic done door double down download downloads draft draw drawing drive driver drivers
  driving drop dropped due duplicate during duties duty dynamic each earlier early earn earned ease easier easily east easy economic economics
  ecosystem edge edit editing editor editorial education effect effective efficient effort eight either elderly electric electrical electrician
  electronics element elements eleven else email emails emergency emit emits emitted employee employees employer employment empty enable enabled
  enables encode encoded encoding end ends energy enforce engine engineer engineering engineers english enjoy enough ensure ensures enter enterprise
  entire entirely entities entries entry environment environmental environments equal equipment equivalent error errors escape escapes especially
  essential estate estimate even evening event events eventually ever every everyone everything evidence exact exactly exam example examples excellent
  except exception exchange exclude execute executed execution executive exhibition exist existing exists exit expand expect expected expects
  experience experienced experiences experimental expert explain explicit explicitly export exported exports expose exposed exposes express expression
  expressions extend extended extending extends extension extensions external extra extract extremely eye face facilities facility fact factory
  faculty fail failed fails failure failures fair fall fallback false familiar family far farm farming fashion fast faster fastest father feature
  features february feedback feel fetch few fewer field fields fifteen fifty figures file filename files fill film filter final finally finance
  financial find finding fine finish fire firm firms first fish fit five fix fixed fixes flag flags fleet flight floor flow focus folder follow
  followed following follows font foo food for force forecast forecasting foreign forest forestry fork forklift form formal format formats formatted
  formatting former forms forty forward found foundation founder four frame framework free freight fresh friday friend friendly from front fuel full
  fully function functional functionality functions fund funding fundraising furnished furniture further future gallery game games gap garage garden
  gardener gas gather general generally generate generated generates generating generation generator generic gentle get gets getting gift girl give
  given gives giving glad glass global globally go goal goals goes going gold gone good goods got government grade graduate graduated granted graphic
  graphics grateful great greater green grid ground group groups grow growing grown growth guard guess guest guests guide had half hall hand handed
  handle handled handler handlers handles handling hands happen happens happy harbor harbour hard harder hardware harvest has hash have having he head
  header headers health healthcare hear heard heart heat heavy height held hello help helped helper helpers helpful helping helps hence her here
  hereby hers hex hi hidden high higher highly him hire hired hiring his history hold holding holds home homes honest honestly hook hooks hope horse
  hospital hospitality host hotel hotels hour hours house household housekeeping housing how however human hundred i ice idea ideas identical
  identifier identifiers identify if ignore ignored ignores illustration image images immediately impact implement implementation implementations
  implemented implements import important imported importing imports improve improved improvement improvements improving in include included includes
  including income incorrect incorrectly increase increased indeed independent independently index indicate indicates indicating individual indoor
  industrial industry influence info information inherits init initial initially initiative inline input inputs inside inspection inspector install
  installation installed instance instances instead institute instructions instructor insurance intake integer integration intended intensive interest
  interested interesting interface interfaces interior internal internally international internship interview into introduce introduced invalid
  inventory invest investment invite invoke invoked involve is island issue issues it item items its itself january job jobs join joined joining joint
  journal journalist journey judge july june junior just justice keen keep keeping keeps kept key keys keyword keywords kids kind kindergarten kinds
  kitchen knew know knowing knowledge known lab labor laboratory labour lake land landscape language languages large larger last late later latest
  launch launched law lawyer layer layout lead leader leaders leadership leading learn learned learning learnt lease least leave leaving led left
  legacy legal length less lesser lesson lessons let lets letter level levels liaison libraries library licence license licensed life light like
  likely limit limitation limited limits line lines link links lint list listed listeners listing lists literal litigation little live living load
  loaded loading loads loan local location log logger logging logic logistics logo logs long longer look looked looking looks lookup loop lose loss
  lot love low lower loyalty luck lunch machine machinery machines machinist made main mainly maintain maintained maintainers maintaining maintenance
  major majority make maker makes making man manage managed management manager managers managing manner manual manually manufacturing many map mapping
  maps march marine mark market marketing markets master match matched matches matching material materials matter max maximum may me mean meaning
  means meant meanwhile measure measured mechanic mechanical mechanism media medical medicine meet meeting meetings member members memory mental
  mention mentioned mentions menu merchandise merchandiser merge merged message messages met meta metadata metal method methods metric metrics mid
  middle midwife might migrate million milliseconds mind mine minified minimal minimum minor minute minutes missing mobile mode model modern
  modifications modified modify module modules moment monday money month monthly months more morning most mostly mother motion motor mountain move
  moved moves moving much multiple museum music must my name named names nation national native natural nature near nearby nearly necessary need
  needed needs negative neither nested network never new newer news newspaper next nice nicer night nine no nobody nodes noise none nor normal
  normalized normally north not notable notation note notes nothing notice noticed november now number numbers numeric nurse nurseries nursery nurses
  nursing nutrition object objective objects observe obtaining obvious occasion ocean october of off offer offered offers office officer offices
  official offset often oil old older omitted on onboarding once one ones online only onto open opened opening openings operate operated operating
  operation operational operations operator operators opinion opportunity opt optimized option optional optionally options or orange order ordering
  orders organic organisation organise organization organize original other others otherwise our ours out outcome outdoor outlook output outputs
  outreach outside over overall overhead overnight overridden override overrides overwrite own owner pace pack package packages packaging packing page
  paid pain paint painter painting pairs paper paragraph parameter parameters parent parents park parse parsed parsers parses parsing part partial
  particular partly partner partners partnership parts party pass passed passes passing past patch patches path paths patient patients pattern
  patterns pay payload payment payments payroll peak peer pending pension people per percent perf perfect perform performance perhaps period
  permission permit person personal personnel persons pharmacist pharmacy phone photo photographer photography physical physician physics
  physiotherapist pick picked picture piece pilot pipeline place placed plain plan planned planner planning plans plant plants plastic platform play
  player please plus point points policy pool poor popular population port portfolio portions position positions positive possible post posted posting
  postings potential potentially power practical practice precedence prefer preferred prefix preparation prepare prepared preparing present preserve
  preserved press pressure pretty prevent prevents previous previously price prices pricing primary principal print printing prior priority private
  probably problem problems procedure procedures process processes processing procurement produce produced producer produces producing product
  production products profession professional profile profit program programme programmer programming progress project projects promise promises
  promote proof proper properly properties property proposal protect protocol prototype proud prove provide provided provides providing public publish
  published publisher publishing pull purchase purchasing pure purpose purposes push put quality quantity quarter quarterly query quest question
  questions quick quickly quiet quieter quite quote quotes rail railway raise raised ran random range ranges rapid rate rates rather raw reach reached
  read readable reader readers reading reads ready real realise realize really reason reasons receive received receives recent recently reception
  receptionist recipe recognise recommend recommended record records recovery recruit recruiter recruiting recruitment recursive red redirect reduce
  reduced reduction refer reference referenced references reflect regard regardless regards region regional register registered registry regression
  regular regularly regulatory rehabilitation reject rejected rejects relate related relation relationship relationships relative release released
  releases relevant reliability reliable rely relying remain remaining remains remember remote remove removed removes removing rename render rendering
  renewable rent repair repairs repeat replace replaced replacement reply report reported reporting reports repository represent representation
  representing represents request requested requests require required requirement requirements requires research researcher reserve reset residential
  residents resolution resolve resolved resolves resolving resource resources respect respectfully respond response responses responsible rest
  restaurant restaurants restriction result resulting results resume retail retention retrieve retry return returned returning returns reusable reuse
  revenue review reviewed reviews rewrite rich ride right rights rise risk risks river road roads role roles roof room rooms root rose rough round
  route routes routine routing row rule rules run running runs rural safe safely safety said salary sale sales same sample sand saturday save saved
  saw say says scale schedule scheduled schedules scheduling schema schemas scheme school schools science scientist scope script scripts sea search
  season seasonal seat second seconds secretary section sector secure security see seeing seek seeking seem seems seen select selected selection sell
  seller selling semantic semester send senior sense sensitive sent separate separated separately separator september sequence sequences serialization
  serialize serialized series serious serve served server service services serving session set sets setting settle setup seven several shall shape
  share shared sharing she sheet shelf shell shift shifts ship shipment shipments shipping ships shop shops shore short shorter should show showed
  shown shows side sign signal signature signatures signed significant silver similar simple simpler simply since sincerely single site sites
  situation situations six size skill skilled skills skip sky small smaller smart smooth snow so social society socket soft software soil solar sold
  solution solutions solve solved some somebody someone something sometimes son soon sorry sort sound source sources sourcing south space spaces spare
  speak speaking spec special specialist specific specifically specification specified specify specifying speed spend spent split sport sports spread
  spring square stable stack staff stage stand standalone standard standards star start started starting starts state statement statements static
  station stations statistics status stay stays steady steel step steps still stock stone stood stop stops storage store stored stores story strategic
  strategy stream streaming streams street strict string strings strong structural structure structures student students studied studio study style
  styles styling sub subject sublicense submit subscription subsequent subset substantial substitution success successful such suggest suit suitable
  summary summer sun sunday sup supervise supervised supervising supervision supervisor supplied supplier suppliers supplies supply support supported
  supporting supports suppress sure surgery surgical survey sustainability sustainable switch symbols sync synchronous syntax system systems table tag
  tags take taken takes taking talent talk talking target targets task tasks taught tax teach teacher teachers teaching team teamwork technical
  technician technology telephone tell template temporary ten tenant tenants term terminal terms territory test tested tester testing tests text
  textile than thank thanks that the their theirs them then there these they thing things think third thirty this those though thought thousand
  thousands three through throughout throw throwing thrown throws thursday thus ticket tickets tidy time timely timeout times tiny title to today
  together token tokens told tomorrow tonight too took tool tools top total touch tour tourism toward towards tower town toys trace track tracked
  tracking trade traffic trail trailing train trained trainee trainer training trains transfer transform transition translation translator transport
  transportation travel treasury treat treated treatment tree trend trends trial tries trip truck trucks true trust try trying tuesday turn turned
  turnover turns tutor twelve twenty twice two type typed types typical typically typo under underground underlying understand understanding union
  unique unit units universal university unknown unless unlike unnecessary unsafe until untrusted unused up update updated updates updating upgrade
  upon upper urban urgent us usage use used useful user users uses using usual usually utilities utility valid validate validated validates validating
  validation valley valuable value values van vans var variable variables variety various vehicle vehicles vendor vendors venue verify version
  versions very veterinary via vice video view village vision visit visited visitor visitors visual voice volume volumes volunteer vote vulnerability
  wait waiting walk wall want wanted wants ward warehouse warehouses warehousing warm warning warnings was waste watch water wave way ways we weather
  web website wednesday week weekend weekly weeks weight welcome weld welder welding well went were west wet what whatever wheel when whenever where
  whether which while white whitespace who whole wholesale whom whose why wide widely width wife wild will win wind window wine winter wish with
  within without won wonder wondering wood word wording words work worked worker workers workflow working works workshop workshops world worth would
  wrap wrapped wrapper wrapping write writer writing written wrong wrote year years yes yesterday yet you young your yours yourself youth zero zone
`
    .trim()
    .split(/\s+/),
)
