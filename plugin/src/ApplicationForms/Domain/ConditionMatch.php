<?php

declare(strict_types=1);

namespace CourantDesk\ApplicationForms\Domain;

/** Lists how many conditions of a field must be met. */
enum ConditionMatch: string
{
    case All = 'all';
    case Any = 'any';
}
