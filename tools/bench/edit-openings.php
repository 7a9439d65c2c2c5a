<?php

/*
 * Edits openings of a test site at random: php edit-openings.php <folder of WordPress> <number of edits> <seed>
 * [<openings to create first>]. Prints how many edits WordPress reported as failed. Several processes at once are what
 * `npm run bench -- index` measures.
 */

declare(strict_types=1);

namespace CourantTools\Bench;

require __DIR__ . '/site.php';
require __DIR__ . '/OpeningEditor.php';

/**
 * @var int          $courantNumber
 * @var list<string> $argv
 */
wp_set_current_user(1);
$courantEditor = new OpeningEditor((int) ($argv[3] ?? 1));
for ($courantLeft = (int) ($argv[4] ?? 0); $courantLeft > 0; $courantLeft--) {
    foreach (['job-type' => 'Type', 'job-category' => 'Category'] as $courantTaxonomy => $courantName) {
        if ($courantLeft <= 4 && term_exists("$courantName $courantLeft", $courantTaxonomy) === null) {
            wp_insert_term("$courantName $courantLeft", $courantTaxonomy);
        }
    }
    $courantEditor->create();
}
echo $courantEditor->edit($courantNumber), "\n";
