-- How fast the disk fills is asked at each look of whoever reads the metrics.
CREATE INDEX document_by_time ON document (uploaded_at, size);
