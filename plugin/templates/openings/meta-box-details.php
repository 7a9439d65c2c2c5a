<?php

/**
 * Classic editor: the fields of an opening.
 *
 * @package CourantDesk
 *
 * @var \CourantDesk\Openings\Admin\OpeningMetaBoxView $view
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- a method includes this template, so these variables are local.

defined('ABSPATH') || exit;

use CourantDesk\Openings\Domain\OpeningField;

foreach ($view->fields(OpeningField::DETAILS_PANEL) as $group) {
    $group->print();
}
