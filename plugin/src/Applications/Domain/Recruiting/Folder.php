<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain\Recruiting;

/** Where applications lie: with the others, suspected (Rulings 14), taken back, or in the trash. */
enum Folder: string
{
    case Inbox = 'inbox';
    case Suspected = 'suspected';
    case Withdrawn = 'withdrawn';
    case Trash = 'trash';
}
