<?php

/**
 * The latest and the most read articles, below a list that has only a few entries.
 */

declare(strict_types=1);

use Courant\FrontPage\ShownArticles;
use Courant\View\ShortListArticles;

defined('ABSPATH') || exit;

foreach (ShortListArticles::groups() as $group) {
    ShownArticles::add([...$group['posts'], ...$group['headlines']]);
    get_template_part('template-parts/front-page/article-row', null, $group);
}
