<?php

/**
 * The list of the site's articles: the magazine layout on the front page, a plain list elsewhere.
 */

declare(strict_types=1);

use Courant\View\PageLayout;

defined('ABSPATH') || exit;

get_template_part(PageLayout::isMagazine() ? 'template-parts/front-page/magazine' : 'archive');
