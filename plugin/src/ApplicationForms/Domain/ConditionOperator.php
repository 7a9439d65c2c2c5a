<?php

declare(strict_types=1);

namespace CourantDesk\ApplicationForms\Domain;

/** Lists the operators that a condition can apply to a field's value. */
enum ConditionOperator: string
{
    case Is = 'is';
    case IsNot = 'is-not';
    case IsFilled = 'filled';
    case IsBlank = 'blank';
}
