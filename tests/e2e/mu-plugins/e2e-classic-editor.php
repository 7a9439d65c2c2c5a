<?php

/**
 * A must-use plugin for browser tests: the classic editor in browsers with the cookie `e2e_classic`, and of posts whose
 * editor is opened with `test_classic` in its URL.
 */

declare(strict_types=1);

if (isset($_COOKIE['e2e_classic'])) {
    add_filter('use_block_editor_for_post_type', '__return_false');
}
if (isset($_GET['test_classic'])) {
    add_filter('use_block_editor_for_post', '__return_false');
}
