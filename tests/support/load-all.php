<?php

/*
 * Compiles every file of both packages and loads every class: `php load-all.php <list of files>`, from the project's
 * root. Prints what was compiled and loaded. An error names the file in its last line, "at <file>". Needs
 * opcache.enable_cli=1.
 */

declare(strict_types=1);

[, $courantList] = $argv;
/** @var string $courantAt the file that is being compiled or loaded */
$courantAt = '';
register_shutdown_function(static function () use (&$courantAt): void {
    echo error_get_last() === null ? '' : "\nat $courantAt\n";
});
error_reporting(E_ALL);
ini_set('display_errors', 'stdout');
set_error_handler(static function (int $level, string $message) use (&$courantAt): bool {
    echo "$message\nat $courantAt\n";
    exit(1);
});

$courantFiles = (array) preg_split('/\n/', (string) file_get_contents($courantList), -1, PREG_SPLIT_NO_EMPTY);
foreach (array_filter($courantFiles, 'is_string') as $courantAt) {
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
foreach (array_filter($courantFiles, 'is_string') as $courantAt) {
    foreach (['plugin/src/' => 'CourantDesk\\', 'theme/inc/' => 'Courant\\'] as $courantFolder => $courantPrefix) {
        if (str_starts_with($courantAt, $courantFolder) && preg_match('~/[A-Z]\w+\.php$~', $courantAt) === 1) {
            $courantName = $courantPrefix . strtr(substr($courantAt, strlen($courantFolder), -4), '/', '\\');
            if (
                !class_exists($courantName)
                && !interface_exists($courantName)
                && !trait_exists($courantName)
                && !enum_exists($courantName)
            ) {
                echo "There is no $courantName.\nat $courantAt\n";
                exit(1);
            }
            ++$courantLoaded;
        }
    }
}
$courantAt = '';
echo count($courantFiles), ' files compiled, ', $courantLoaded, " classes loaded\n";
