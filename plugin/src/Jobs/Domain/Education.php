<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Domain;

/** The closed list of credentials that search engines know for JobPosting.educationRequirements. */
enum Education: string
{
    case HighSchool = 'high school';
    case Associate = 'associate degree';
    case Bachelor = 'bachelor degree';
    case Certificate = 'professional certificate';
    case Postgraduate = 'postgraduate degree';
}
