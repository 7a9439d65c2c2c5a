<?php

/*
 * Compiles every file of both packages and loads every class: `php load-all.php <list of files>`, from the project's root. Prints what was
 * compiled and loaded. An error names the file in its last line, "at <file>". Needs opcache.enable_cli=1.
 */

declare(strict_types=1);

[, $courantList] = $argv;
$courantAt = '';
register_shutdown_function(static function () use (&$courantAt): void {
    if (error_get_last() !== null && $courantAt !== '') {
        echo "\nat $courantAt\n";
    }
});
error_reporting(E_ALL);
ini_set('display_errors', 'stdout');
set_error_handler(static function (int $level, string $message) use (&$courantAt): bool {
    echo "$message\nat $courantAt\n";
    exit(1);
});

$courantFiles = array_values(array_filter(explode("\n", (string) file_get_contents($courantList))));
foreach ($courantFiles as $courantAt) {
    // Unlike `php -l`, this compiles all files in one process.
    if (!opcache_compile_file($courantAt)) {
        echo "PHP could not compile it.\nat $courantAt\n";
        exit(1);
    }
}

require 'vendor/autoload.php';
require 'vendor/php-stubs/wordpress-stubs/wordpress-stubs.php';
require 'tests/support/wordpress-constants.php';

$courantLoaded = 0;
foreach ($courantFiles as $courantAt) {
    foreach (['plugin/src/' => 'CourantDesk\\', 'theme/inc/' => 'Courant\\'] as $courantFolder => $courantPrefix) {
        if (str_starts_with($courantAt, $courantFolder) && preg_match('~/[A-Z]\w+\.php$~', $courantAt) === 1) {
            $courantName = $courantPrefix . strtr(substr($courantAt, strlen($courantFolder), -4), '/', '\\');
            if (!class_exists($courantName) && !interface_exists($courantName) && !trait_exists($courantName) && !enum_exists($courantName)) {
                echo "There is no $courantName.\nat $courantAt\n";
                exit(1);
            }
            ++$courantLoaded;
        }
    }
}
$courantAt = '';
echo count($courantFiles), ' files compiled, ', $courantLoaded, " classes loaded\n";
