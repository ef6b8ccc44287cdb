npx defensor orders <<'END'
{"id":"brest","variant":"renaissance","phase":"movement","units":[{"power":"ENGLAND","type":"F","loc":"BRE"}]}
END
