<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Admin;

use CourantDesk\Kernel\Request;

/** Control of one field in quick edit and bulk edit whose saving needs more than its value. */
interface QuickEditControl
{
    /** Prints the inputs. `data-courant-field` names the value that quick edit fills an input with. */
    public function print(): void;

    /** Returns the current value for the inputs. */
    public function currentValue(int $opening): string;

    public function save(int $opening, Request $request): void;
}
