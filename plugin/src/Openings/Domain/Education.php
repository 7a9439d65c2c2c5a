<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

/** Lists the education credentials that search engines support in JobPosting.educationRequirements. */
enum Education: string
{
    case HighSchool = 'high school';
    case Associate = 'associate degree';
    case Bachelor = 'bachelor degree';
    case Certificate = 'professional certificate';
    case Postgraduate = 'postgraduate degree';
}
