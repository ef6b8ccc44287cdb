npx defensor adjudicate --explain <<'END'
{"id":"burgundy","variant":"renaissance","phase":"movement","season":"spring","year":1454,"units":[{"power":"FRANCE","type":"A","loc":"PAR"},{"power":"FRANCE","type":"A","loc":"MAR"},{"power":"HRE","type":"A","loc":"MUN"}],"orders":[{"power":"FRANCE","text":"A Paris - Burgundy"},{"power":"FRANCE","text":"Army Marseilles supports Army Paris to Burgundy"},{"power":"HRE","text":"a mun - bur"}]}
END
