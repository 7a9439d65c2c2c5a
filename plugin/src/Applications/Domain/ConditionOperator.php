<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** How a condition looks at the field that it asks. */
enum ConditionOperator: string
{
    case Is = 'is';
    case IsNot = 'is-not';
    case Filled = 'filled';
    case Blank = 'blank';
}
