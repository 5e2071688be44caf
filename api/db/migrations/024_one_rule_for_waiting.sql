-- What waits for the operator is counted by applicant.waits_since, so nothing reads this index.
DROP INDEX document_to_review;
