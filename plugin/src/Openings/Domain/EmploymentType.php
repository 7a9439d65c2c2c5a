<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Domain;

/** Lists the values of schema.org's JobPosting.employmentType. */
enum EmploymentType: string
{
    case FullTime = 'FULL_TIME';
    case PartTime = 'PART_TIME';
    case Contractor = 'CONTRACTOR';
    case Temporary = 'TEMPORARY';
    case Intern = 'INTERN';
    case Volunteer = 'VOLUNTEER';
    case PerDiem = 'PER_DIEM';
    case Other = 'OTHER';
}
