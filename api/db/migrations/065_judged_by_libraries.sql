-- Findings have a place now, and are those of the library that draws a file: what own scanners found is judged anew.
UPDATE file_safety SET dangers = NULL WHERE dangers <> '';
